// The laws of thinking as in SURGE, for formulas: the page does not know the engine.

export { ACTIVE, INACTIVE, REFERENCES } from '../../engine/web-cluster/thinking.ts';
