// Why a node was picked, by the number in marks and flights: for the page, which does not know the engine.

export { REASONS } from '../../engine/web-cluster/content/policy.ts';
