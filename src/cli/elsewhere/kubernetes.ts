// The parts of a sweep as an Indexed Job of Kubernetes: a manifest for whoever has a cluster, to be changed where a site differs
// (kubernetes.io/docs/concepts/workloads/controllers/job, "Completion mode"). The claim it names is a volume that all pods
// may write to, with the program in it.

import type { IJob } from 'kubernetes-models/batch/v1';
import { stringify } from 'yaml';
import { type Division, PROGRAM, partCommand } from './place.ts';

/** Times that a part is tried again, each by itself: one that always fails does not end the others. */
const TRIES = 3;

function kubernetesJob(division: Division, name: string): IJob {
  const folder = '/lectern';
  // "$(" would be taken as a variable by Kubernetes itself.
  const command = partCommand({ ...division, folder }, 'node', '$JOB_COMPLETION_INDEX').replaceAll('$(', '$$$$(');
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name },
    spec: {
      completionMode: 'Indexed',
      completions: division.of,
      parallelism: Math.min(division.of, 16),
      backoffLimitPerIndex: TRIES,
      template: {
        spec: {
          restartPolicy: 'Never',
          containers: [
            {
              name: 'part',
              image: 'node:22-slim',
              workingDir: folder,
              command: ['sh', '-c', command],
              resources: { requests: { cpu: String(division.threads), memory: '512Mi' } },
              volumeMounts: [{ name: 'parts', mountPath: folder }],
            },
          ],
          volumes: [{ name: 'parts', persistentVolumeClaim: { claimName: 'lectern' } }],
        },
      },
    },
  };
}

/** With what to do with it in front. */
export const kubernetesManifest = (division: Division, name: string): string =>
  `# 1. The claim "lectern" is a volume that all pods may write to (ReadWriteMany); dist-cli/lectern.js is in it as ${PROGRAM}.
# 2. kubectl apply -f this-file; kubectl wait --for=condition=complete job/${name} --timeout=-1s
# 3. node lectern.mjs merge <the volume>, which names parts that are missing or damaged. Deleting the job and applying it
#    again computes those and no other.
${stringify(kubernetesJob(division, name), { lineWidth: 0 }).trimEnd()}`;
