// What is around the stage and comes after it, as one file: charts, events, settings, explanations, the phone's page,
// what is printed and what is heard. The network is what a page is opened for, so it moves first.

export { ChosenChart } from '../charts/chosen-chart.tsx';
export { Terms } from '../foundation/terms.tsx';
export { showAnswer, tellStory } from '../lesson/tell-story.ts';
export { Printing, PrintingSweep } from '../print/printing.tsx';
export { Announcer } from './announcer.tsx';
export { PhoneChart, PhoneFoot, PhoneSheet, PhoneTabs, PhoneWhy } from './around-phone.tsx';
export { AroundStage } from './around-stage.tsx';
export { openPacketAtHand } from './open-packet.ts';
export { Predicting } from './predicting.tsx';
