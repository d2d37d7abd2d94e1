// The scenarios by name, with the types of their settings and results.

import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import type { IncastMetrics, IncastSettings } from './settings/incast.ts';
import type { LanRtoMetrics, LanRtoSettings } from './settings/lan-rto.ts';
import type { NicBufferMetrics, NicBufferSettings } from './settings/nic-buffer.ts';
import type { RenoMetrics, RenoSettings } from './settings/reno.ts';
import type { TcpOverAtmMetrics, TcpOverAtmSettings } from './settings/tcp-over-atm.ts';
import type { VirtualServerMetrics, VirtualServerSettings } from './settings/virtual-server.ts';
import type { WebClusterMetrics, WebClusterSettings } from './settings/web-cluster.ts';

/** What each scenario takes and gives. */
export interface Catalogue {
  readonly reno: { readonly settings: RenoSettings; readonly metrics: RenoMetrics };
  readonly 'lan-rto': { readonly settings: LanRtoSettings; readonly metrics: LanRtoMetrics };
  readonly 'nic-buffer': { readonly settings: NicBufferSettings; readonly metrics: NicBufferMetrics };
  readonly 'tcp-over-atm': { readonly settings: TcpOverAtmSettings; readonly metrics: TcpOverAtmMetrics };
  readonly 'web-cluster': { readonly settings: WebClusterSettings; readonly metrics: WebClusterMetrics };
  readonly 'virtual-server': { readonly settings: VirtualServerSettings; readonly metrics: VirtualServerMetrics };
  readonly incast: { readonly settings: IncastSettings; readonly metrics: IncastMetrics };
}

export type ScenarioId = keyof Catalogue;
/** Settings of a scenario; what is left out has its default. */
export type SettingsOf<Id extends ScenarioId> = Catalogue[Id]['settings'];
/** Results of a scenario, in house units: ns, bit/s, bytes, shares from 0 to 1. */
export type MetricsOf<Id extends ScenarioId> = Catalogue[Id]['metrics'];

/** Where a target may be a link, and its scenario is known only when it runs: settings and results of any. */
export type SettingsFor<Target extends string> = Target extends ScenarioId ? SettingsOf<Target> : AnySettings;
export type MetricsFor<Target extends string> = Target extends ScenarioId ? MetricsOf<Target> : Metrics;
/** Settings by link key, whatever the scenario. */
export type AnySettings = Readonly<Record<string, ParamValue | undefined>>;
