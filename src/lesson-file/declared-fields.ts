// The fields of every block of a lesson file, as docs/lessons.md lists them. A test holds the list to what is read.

export interface DeclaredField {
  /** What is written, as an example or by its kind. */
  readonly takes: string;
  readonly means: string;
  readonly isWanted?: true;
}

type Fields = Readonly<Record<string, DeclaredField>>;

const field = (takes: string, means: string): DeclaredField => ({ takes, means });
const wanted = (takes: string, means: string): DeclaredField => ({ takes, means, isWanted: true });

export const BLOCK_FIELDS: Readonly<Record<string, Fields>> = {
  head: {
    scenario: wanted('`reno`', 'what it is a lesson of'),
    title: field('words', 'its own title'),
    language: field('`en` or `ko`', 'of the prose below'),
    watch: field('words', 'what there is to watch'),
    needs: field('words', 'what one should know before'),
    picture: field('a link', 'a moment worth a picture'),
    paper: field('words', 'whose claims the claims are'),
    references: field('a list of words', 'where to read more'),
  },
  step: {
    at: wanted('an event', 'what the step is about, where it stops'),
    run: field('a run', 'what differs from the defaults'),
    beside: field('up to two runs', 'that it opens beside its own: A, or A and B'),
    before: field('a time', 'so much is shown before the event (500 ms)'),
    after: field('a time', 'and so much after it (300 ms)'),
    stop: field('a time', 'it stops so long after the event'),
    speed: field('a time', 'simulated time per second'),
    chart: field('a chart', 'the one to look at'),
    numbers: field('`name: { ... }`', 'numbers of the words, see below'),
    claims: field('a list', 'comparisons that have to hold, see below'),
    try: field('a list', 'things to do, see below'),
  },
  'a number': {
    is: wanted('`1.86Mbps`', 'what the text says'),
    result: field('a result', 'it is this result'),
    of: field('an expression', 'or this'),
    cited: field('`200ms`', 'or a number that no run gives; then without `is`'),
    digits: field('`4`', 'significant digits (3)'),
    in: field('a run', 'of another run'),
    seeds: field('`1-5`', 'the mean over these'),
    unit: field('`count`, `packets`, `fraction`, `ratio`', 'of a plain number'),
    words: field('words', 'a ratio in words: a fifth'),
  },
  'a claim of a step': {
    result: wanted('a result, or a list', 'what is compared'),
    is: wanted('`above`, `below`, `same`, `about`', 'how'),
    than: wanted('a run, a number, `step`, or a list', 'with what'),
    in: field('a run', 'of which run (that of the step)'),
    by: field('`1.3`, `5pc`', 'by at least this factor; `about`: within this share'),
    seeds: field('`1-5`', 'in each of these'),
  },
  'a try': {
    say: wanted('words', 'what to do'),
    run: field('a run', 'a button that sets this'),
    leads: field('a scenario', 'a link to its lesson'),
  },
  question: {
    kind: wanted('see below', ''),
    id: wanted('`wait`', 'in links: small letters and digits'),
    ask: wanted('words', 'the question'),
    from: wanted('a moment', 'from here on the run is hidden'),
    until: wanted('a moment', 'so far it plays after the reveal'),
    because: wanted('words', 'why it is so, said after the reveal'),
    hides: field('gauges', 'that would give the answer away'),
    chart: field('a chart', 'the one to look at'),
    numbers: field('`name: expression`', 'numbers of its words; or with `of`, `digits`, `unit`'),
  },
  task: {
    id: wanted('`fast`', 'in links'),
    ask: wanted('words', 'what to bring about'),
    goal: wanted('a goal', '`goodput > 1.9 Mbit/s and retransmissions <= 1, without bw, delay`'),
  },
  notes: {
    minutes: field('`5`', 'with a class'),
    ask: field('words', 'what to ask before it is played'),
    expect: field('words', 'what will be answered'),
    pitfall: field('words', 'what to look out for'),
  },
  claim: {
    claim: wanted('words', 'what a paper claims'),
    really: wanted('words', 'how that stands here'),
    figure: field('an id', 'the figure that judges it'),
    run: field('a run', 'that its numbers are of'),
    numbers: field('as in a step', ''),
    claims: field('as in a step', ''),
  },
};

/** What each kind of question has besides; fields of the items of a list stand in brackets behind it. */
export const KIND_FIELDS: Readonly<Record<string, Fields>> = {
  choice: {
    options: wanted('two to five of `id`, `say`, `expects`', 'what who chooses it believes is `expects`'),
    answer: wanted('an expression', 'the id of one of them'),
  },
  number: {
    quantity: wanted('`duration`, `rate`, `size`, `packets`, `count`, `probability`, `factor`', ''),
    range: wanted('`0 to 5s`', 'what may be answered'),
    within: field('`15pc`', 'as good as exact (10 %)'),
    answer: wanted('an expression', ''),
    expects: field('a list of `when`, `say`', 'known misconceptions; `given` is the answer'),
  },
  moment: {
    within: wanted('`50ms`', 'as good as exact'),
    answer: wanted('an expression, a time', ''),
    expects: field('as of a number', ''),
  },
  order: {
    items: wanted('a list of `id`, `say`, `of`', '`of`: what they are put in order by'),
    ends: wanted('two words', 'what stands at the top and at the bottom'),
    alike: field('`1pc`', 'those that differ by less may stand either way'),
    unit: field('as of a number', ''),
    expects: field('as of a number', '`first` and `last` are the answer'),
  },
  place: {
    among: wanted('a list of `id`, `node`, `say`', ''),
    answer: wanted('an expression', 'the node'),
    expects: field('as of a number', ''),
  },
  draw: {
    chart: wanted('a chart', ''),
    gauge: wanted('a gauge', 'whose course is drawn'),
    node: field('a node', 'where several links have such a gauge'),
    colour: field('`data`, `timer`, ...', 'of the line'),
    paper: wanted('`{ steps: 24, levels: 36, low: 0, high: 35, scale: linear }`', ''),
    shapes: field('a list of `id`, `looks`, `say`', 'drawings that show what somebody expects'),
  },
};

/** What the functions of expressions give, by their names. */
export const FUNCTION_WORDS: Readonly<Record<string, readonly [form: string, gives: string]>> = {
  result: ['result("goodput")', 'a result of the run; by its name alone where no setting is called so'],
  other: [
    'other("rmin=1s", "goodput")`, `other("A", at("timeout"))',
    'a result of another run, or what an expression comes to there; `A`, `B`, `C` are the runs of the step, those `beside` first, its own last',
  ],
  at: ['at("drop 3")', 'when an event comes'],
  number: ['number("timeout", "srtt")', 'a number that an event carries, or its `segment`'],
  count: ['count("timeout")', 'how many events of a kind the run has'],
  value: ['value("rto", at("drop 3"))', 'a gauge at a time; a third argument names the node'],
  place: ['place("drop")', 'the node at whose link an event was'],
  startsWith: ['startsWith(text, "C")', 'of a text'],
  most: ['most("a", x, "b", y)', 'the name with the largest value'],
  zipf: ['zipf(n, a)', "the share of the first of n by Zipf's law"],
  countOfSeeds: ['countOfSeeds(5, c)', 'in how many of the runs with seeds 1 to 5 it is so'],
  minOfSeeds: ['minOfSeeds(5, x)', 'the least over those runs'],
  maxOfSeeds: ['maxOfSeeds(5, x)', 'the most'],
  meanOfSeeds: ['meanOfSeeds(5, x)', 'the mean'],
};
