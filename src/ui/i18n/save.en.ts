// The words of the window that saves charts, results and the network as files, and of what stands in those files.

export const save = {
  title: 'Save as files',
  lead: (span: string) =>
    `Pictures show ${span}; tables have the whole run. Every file says scenario, settings, seed, model version, digest and link.`,
  wholeRun: 'the whole run',
  span: (from: string, to: string) => `${from} to ${to}, as on the page`,
  compared: (letters: string) => `Each file has the runs ${letters}.`,
  network: 'The network',
  networkAt: (time: string) => `at ${time}`,
  /** Of a picture that shows a part of the run. */
  part: (from: string, to: string) => `${from} to ${to}`,
  packets: 'Packets',
  everyLink: 'on every link, for Wireshark and in the format of ns-2',
  noSynAck: '(without SYN ACKs: where no gateway is on their way they pass no station)',
  everyLinkCapture: 'on every link, for Wireshark',
  /** The page keeps a part of a long run. */
  again: '(of the whole run, which is computed once more for it)',
  making: (name: string, percent: string) =>
    `Computing once more for ${name}: ${percent} %. Closing this window gives it up.`,
  tooLarge: (name: string, megabytes: string, command: string) =>
    `${name} would be larger than ${megabytes} MB, more than a browser keeps. Nothing was saved; a shorter run or the link of one packet is smaller, and ${command} writes all of it.`,
  noPackets: 'No packet has passed any link by the end of this run. Nothing was saved.',
  results: 'Results',
  /** Of a button, for who does not see the row it stands in. */
  as: (what: string, kind: string) => `${what} as ${kind}`,
  saved: (name: string) => `Saved: ${name}`,
  failed: (kind: string) =>
    `This browser could not make the ${kind} file. Nothing was saved; the other kinds of file do not need what it lacks.`,
  computing: 'The run is still being computed. Files can be saved once it is complete.',
  hidden: 'A prediction is open, so what the run does is still hidden. Files can be saved after the reveal.',
  defaults: 'default settings',
  edits: (count: number) => (count === 1 ? '1 change during the run' : `${count} changes during the run`),
  seed: (seed: string) => `seed ${seed}`,
  model: (version: string) => `model ${version}`,
  digest: (digest: string) => `digest ${digest}`,
  /** Comment lines of a table. */
  rows: 'A row holds until the next row of its line.',
};

export type SaveWords = typeof save;
