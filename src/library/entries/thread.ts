// What such a thread runs.

import { parentPort } from 'node:worker_threads';
import { workAsThread } from '../threads.ts';

if (parentPort !== null) workAsThread(parentPort);
