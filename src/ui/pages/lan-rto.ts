// The page of `lan-rto`: its words and its stage, and the page around them.

import { lanRto } from '../../scenarios/lan-rto.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';

start({ scenario: lanRto, Stage });
