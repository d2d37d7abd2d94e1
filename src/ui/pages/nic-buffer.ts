// The page of `nic-buffer`: its words and its stage, and the page around them.

import { nicBuffer } from '../../scenarios/nic-buffer.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';

start({ scenario: nicBuffer, Stage });
