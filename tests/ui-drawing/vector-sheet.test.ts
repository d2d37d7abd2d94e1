// What painters draw, drawn as SVG: every stage on a sheet of paths, and the sheet's own arithmetic.

import { beforeAll, describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { queueGauge } from '../../src/scenarios/kit/layout.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { paintOf, VectorSheet } from '../../src/ui/foundation/vector-sheet.ts';
import { loadLanguage, wordsIn } from '../../src/ui/i18n/words.ts';
import type { Paint } from '../../src/ui/stage-kit/scene.ts';
import { drawnStage } from '../../src/ui/stage-kit/stage-svg.ts';
import { atmPaint } from '../../src/ui/stages/atm/paint.ts';
import { lanPaint } from '../../src/ui/stages/lan/paint.ts';
import { renoPaint } from '../../src/ui/stages/reno/paint.ts';
import { stagePlan } from '../../src/ui/stages/reno/plan.ts';
import { renoScene } from '../../src/ui/stages/reno/scene.ts';
import { virtualIndex } from '../../src/ui/stages/virtual-server/hosts.ts';
import { virtualPaint } from '../../src/ui/stages/virtual-server/paint.ts';
import { virtualPlan } from '../../src/ui/stages/virtual-server/plan.ts';
import { virtualScene } from '../../src/ui/stages/virtual-server/scene.ts';
import { clusterPaint } from '../../src/ui/stages/web-cluster/paint.ts';
import { clusterPlan } from '../../src/ui/stages/web-cluster/plan.ts';
import { ClusterScenes } from '../../src/ui/stages/web-cluster/scene.ts';
import type { Colours } from '../../src/ui/theme/tokens.ts';
import { atmPlanOf, atmSceneOf } from '../support/atm-scene.ts';
import { planOf as lanPlanOf, sceneOf as lanSceneOf } from '../support/lan-scene.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

beforeAll(() => loadLanguage('en'));

type Painting = (record: RunRecord, scenario: Scenario, now: number) => string;

const drawn =
  <Plan, S>(plan: Plan, scene: S | undefined) =>
  (paint: (plan: Plan, colours: Colours) => Paint<S>): string =>
    drawnStage({
      draw(on, colours) {
        const { still, moving } = paint(plan, colours);
        still(on);
        moving(on, scene!);
        return true;
      },
    })!;

const frameOf = (record: RunRecord, scenario: Scenario, now: number) => ({
  record,
  scenario,
  spec: record.spec,
  now,
  speed: 20e6,
  playing: false,
  recent: [],
  stills: true,
});

const painted: Readonly<Record<string, Painting>> = {
  reno(record, scenario, now) {
    const plan = stagePlan(record.layout, queueGauge(record.layout.gauges, scenario)?.link ?? -1, 1136, 286);
    const { syn } = wordsIn('en').stageKit;
    return drawn(plan, renoScene(frameOf(record, scenario, now), plan))((on, colours) => renoPaint(on, colours, syn));
  },
  'lan-rto': (record, _, now) =>
    drawn(
      lanPlanOf(record),
      lanSceneOf(record, now),
    )((on, colours) => lanPaint(on, colours, { syn: 'SYN', wan: 'WAN' })),
  'tcp-over-atm': (record, _, now) => drawn(atmPlanOf(record), atmSceneOf(record, now))(atmPaint),
  'web-cluster'(record, scenario, now) {
    const plan = clusterPlan(record.layout.flows.length, 1100, 340);
    return drawn(plan, new ClusterScenes().at(frameOf(record, scenario, now), plan, 0))(clusterPaint);
  },
  'virtual-server'(record, scenario, now) {
    const index = virtualIndex(record.layout)!;
    const plan = virtualPlan(index, { method: 'nat', hasGateway: false, requests: 10 }, 1136, 286);
    return drawn(plan, virtualScene(frameOf(record, scenario, now), plan))(virtualPaint);
  },
};

describe.each(Object.entries(painted))('the stage of %s as SVG', (id, paint) => {
  const scenario = scenarioById(id)!;
  const record = wholeRecord(specOf(id === 'web-cluster' ? 'users=300&end=3s&warm=1s&v=1' : 'end=3s&v=1', scenario));

  it('is lines with every colour said and every number a number, at all times', () => {
    for (let moment = 1; moment < 40; moment++) {
      const svg = paint(record, scenario, moment * 7e7);
      expect(svg.match(/<path /g)!.length).toBeGreaterThan(10);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(|"[^"]*rgba/);
      // Every clip that is used is there, and nothing is left open.
      for (const [, clip] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`<clipPath id="${clip}"`);
      expect(svg.match(/<g /g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });
});

describe('a sheet', () => {
  it('says opacity apart from the colour', () => {
    expect(paintOf('fill', 'rgba(255, 0, 0, 0.5)', 0.5)).toBe('fill="#ff0000" fill-opacity="0.25"');
    expect(paintOf('stroke', '#0978C4')).toBe('stroke="#0978c4"');
  });

  it('restores everything that was saved, as a canvas does', () => {
    const sheet = new VectorSheet();
    sheet.save();
    sheet.fillStyle = '#ff0000';
    sheet.translate(10, 5);
    sheet.rotate(Math.PI / 2);
    sheet.fillRect(0, 0, 4, 2);
    sheet.restore();
    sheet.fillRect(1, 2, 3, 4);
    expect(sheet.svg.split('\n')).toEqual([
      '<path d="M0,0h4v2h-4Z" fill="#ff0000" transform="translate(10 5) rotate(90)"/>',
      '<path d="M1,2h3v4h-3Z" fill="#000000"/>',
    ]);
  });

  it('clips what follows within what was clipped before', () => {
    const sheet = new VectorSheet('p');
    sheet.save();
    for (const width of [10, 5]) {
      sheet.beginPath();
      sheet.rect(0, 0, width, width);
      sheet.clip();
    }
    sheet.fillRect(0, 0, 1, 1);
    sheet.restore();
    expect(sheet.svg).toContain('<clipPath id="p-1" clip-path="url(#p-0)">');
    expect(sheet.svg).toContain('<g clip-path="url(#p-1)"><path');
  });

  it('draws ellipses that touch their box: a whole one, and the lower half from right to left', () => {
    const sheet = new VectorSheet();
    sheet.beginPath();
    sheet.ellipse(10, 20, 8, 3, 0, 0, 2 * Math.PI);
    sheet.fill();
    for (const place of ['18,20', '10,23', '2,20', '10,17']) expect(sheet.svg).toContain(place);
    const half = new VectorSheet();
    half.beginPath();
    half.ellipse(10, 20, 8, 3, 0, Math.PI, 0, true);
    half.stroke();
    expect(half.svg).toContain('M2,20');
    expect(half.svg).toContain('10,23');
    expect(half.svg).not.toContain('10,17');
  });

  it('sets words by their base line and anchor', () => {
    const sheet = new VectorSheet();
    sheet.font = '600 12px Inter, sans-serif';
    sheet.textAlign = 'center';
    sheet.textBaseline = 'middle';
    sheet.fillText('a < b', 10, 20);
    expect(sheet.svg).toBe(
      '<text x="10" y="24.2" font-size="12" font-weight="600" text-anchor="middle" fill="#000000">a &lt; b</text>',
    );
  });
});
