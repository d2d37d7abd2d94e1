// The page of `nic-buffer`: its words and its stage, and the page around them.

import { nicBuffer } from '../../scenarios/nic-buffer.ts';
import { BusStage } from '../bus/bus-stage.tsx';
import { start } from '../main.tsx';

start({
  scenario: nicBuffer,
  Stage: BusStage,
  lesson: async () => (await import('../../scenarios/lan/nic-buffer-lesson.ts')).nicBufferLesson,
});
