// What packets measure on every stage, CSS pixels.

export const PACKET_HEIGHT = 18;
export const PACKET_RADIUS = 3.5;
/** Narrower packets are bars without corners, border or number. */
export const BAR_BELOW = 10;

const FALL = 12;
const FALL_MS = 200;

/** How far a lost packet has fallen, `age` milliseconds after its loss. */
export const fallen = (age: number, stills: boolean): number => (stills ? FALL : FALL * Math.min(1, age / FALL_MS));
