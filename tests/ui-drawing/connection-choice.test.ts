// Which connection the views of packets show: those of a run that one may choose from, and what is shown of each.

import { describe, expect, it } from 'vitest';
import { scenarioById } from '../../src/scenarios/index.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { chosenFlow, connectionsOf } from '../../src/ui/views/connection.ts';
import { ladderOf } from '../../src/ui/views/ladder-model.ts';
import { sequenceOf } from '../../src/ui/views/sequence-model.ts';
import { pathOf } from '../../src/wire/path.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const RUNS = [
  ['reno', 'n=3&end=3s&v=1'],
  ['tcp-over-atm', 'n=2&end=300ms&v=1'],
  ['incast', 'n=4&end=60ms&v=1'],
  ['lan-rto', 'end=2s&v=1'],
] as const;

describe.each(RUNS)('%s#%s', (id, link) => {
  const scenario = scenarioById(id)!;
  const spec = specOf(link, scenario);
  const record = wholeRecord(spec);
  const { layout } = record;
  const flows = connectionsOf(layout);

  it('has a list of the connections that carry data, by the names that links know', () => {
    expect(flows.length).toBeGreaterThan(1);
    if (scenario.connections) {
      expect(flows.map((flow) => layout.flows[flow]!.name)).toEqual(scenario.connections(spec.params));
      for (const flow of flows) expect(chosenFlow(layout, layout.flows[flow]!.name)).toBe(flow);
      expect(chosenFlow(layout, 'Z9')).toBe(chosenFlow(layout, null));
    } else {
      // The place in the list is what the setting counts.
      flows.slice(0, 3).forEach((flow, index) => {
        const { spec: other } = settle(
          { ...spec, params: withSetting(scenario, spec.params, 'watch', index + 1) },
          scenario,
        );
        expect(chosenFlow(wholeRecord(other).layout, null)).toBe(flow);
      });
      expect(flows).toContain(chosenFlow(layout, null));
    }
  });

  it('shows the packets of each, from its own sender', () => {
    const view = { from: 0, to: record.horizon };
    for (const flow of flows) {
      const path = pathOf(layout, flow)!;
      expect(path.nodes[0]).toBe(layout.flows[flow]!.from);
      expect(path.nodes.at(-1)).toBe(layout.flows[flow]!.to);
      const { arrows, bands } = ladderOf(record, path, flow, view, { slices: 9, most: 50 });
      const { sent } = sequenceOf(record, path, flow, view)!;
      const onFirst = arrows.filter(({ link: on }) => on === path.data[0]).length;
      expect(onFirst + bands.reduce((sum, { there }) => sum + there, 0)).toBeGreaterThanOrEqual(sent.length);
    }
  });
});
