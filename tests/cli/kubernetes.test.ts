// The manifest that `--on kubernetes` prints: Kubernetes' own schema of a Job takes it, and its pods compute the parts.

import { Job } from 'kubernetes-models/batch/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kubernetesManifest } from '../../src/cli/elsewhere/kubernetes.ts';
import { say } from '../support/cli.ts';

const manifest = async (...more: readonly string[]) => {
  const { status, out, err } = await say('sweep', 'reno/#q=5&v=1', '--x', 'q=5,10,20', '--on', 'kubernetes', ...more);
  expect([status, err]).toEqual([0, '']);
  return { out, job: parse(out) };
};

describe('a manifest for Kubernetes', () => {
  it('is a Job by its schema, which would say what is wrong', async () => {
    const { job } = await manifest('--jobs', '5');
    new Job(job).validate();
    expect(() => new Job({ ...job, spec: { ...job.spec, completions: 'five' } }).validate()).toThrow(
      /completions must be integer/,
    );
    const [part] = job.spec.template.spec.containers;
    delete part.name;
    expect(() => new Job(job).validate()).toThrow(/required property name/);
  });

  it('has a pod for each part, each tried again by itself', async () => {
    const { out, job } = await manifest('--jobs', '5', '--workers', '2', '--seeds', '4');
    const { completionMode, completions, backoffLimitPerIndex, template } = job.spec;
    expect({ completionMode, completions, backoffLimitPerIndex }).toEqual({
      completionMode: 'Indexed',
      completions: 5,
      backoffLimitPerIndex: 3,
    });
    expect(template.spec.containers[0].command[2]).toBe(
      `node lectern.mjs sweep 'reno/#q=5&v=1' --x=q=5,10,20 --seeds=4 --workers=2 --shard="$JOB_COMPLETION_INDEX/5" --out=.`,
    );
    expect(template.spec.containers[0].resources.requests.cpu).toBe('2');
    expect(out).toContain(`job/${job.metadata.name} `);
  });

  it('keeps what looks like a variable of Kubernetes from it', () => {
    const division = { folder: 'a', of: 2, args: ['sweep', '$(HOME)'], threads: 1 };
    const [{ command }] = parse(kubernetesManifest(division, 'x')).spec.template.spec.containers;
    expect(command[2]).toContain("'$$(HOME)'");
  });
});
