// The home page: the story of the first scenario as a stage that moves (a picture of it where no script runs), the questions
// as a path in the order in which they teach, and what a lecturer needs to know.

import { escaped } from '../../src/plot/escaped.ts';
import type { Lesson } from '../../src/scenarios/kit/lesson.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../../src/scenarios/kit/text.ts';
import { homeFile, lessonFile } from '../../src/ui/foundation/page-files.ts';
import { lessons } from '../lessons.ts';
import { languageInLink, textPage } from './html.ts';

const NUMBERS = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ko: ['0', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
};

const WORDS = {
  title: text('Lectern: network simulations for lectures', 'Lectern: 강의를 위한 네트워크 시뮬레이션'),
  headline: text('Networks you can take apart', '직접 뜯어보는 네트워크'),
  description: text(
    'Why is the wire silent? Why does a page wait a whole second? Interactive simulations of TCP, Ethernet, ATM and server clusters for networking courses, in the browser, in English and Korean.',
    '회선이 왜 조용할까요? 페이지는 왜 1초나 기다릴까요? 네트워크 수업을 위한 TCP, 이더넷, ATM, 서버 클러스터 시뮬레이션을 브라우저에서 바로, 한국어와 영어로 실행합니다.',
  ),
  lead: text(
    'Open a question and packets move. Drag a timer, a buffer or a workload, and the charts of the whole run answer at once. The link in the address bar is the experiment: whoever opens it sees the same run, packet for packet.',
    '질문을 열면 패킷이 움직입니다. 타이머나 버퍼, 부하를 움직이면 실행 전체의 차트가 바로 답합니다. 주소창의 링크가 곧 실험입니다. 누가 열어도 패킷 하나까지 같은 실행을 봅니다.',
  ),
  open: text('Open the whole simulator', '시뮬레이터 전체 열기'),
  path: (count: number) =>
    text(
      `${NUMBERS.en[count] ?? count} questions, in teaching order`,
      `${NUMBERS.ko[count] ?? count} 가지 질문, 배우는 순서대로`,
    ),
  minutes: (count: number) => text(`about ${count} min`, `약 ${count}분`),
  steps: (count: number) => text(`${count} steps`, `${count}단계`),
  needs: text('Needs:', '먼저 알아 둘 것:'),
  read: text('Read the lesson', '글로 읽기'),
  lecturers: text('For lecturers', '강의하시는 분께'),
  checked: text('What is checked against what', '무엇으로 검증했나'),
} as const;

/** Of a text on which one has to think; light reading goes at twice this. */
const WORDS_PER_MINUTE = 120;
/** To make a change and see what comes of it. */
const MINUTES_PER_TRY = 0.5;
const STEP_OF_MINUTES = 5;

/** How long a lesson takes, to the nearest five minutes: its words read, its shots watched, its tries made. */
export function minutesOf({ steps }: Lesson): number {
  const words = steps.flatMap(({ question, see, notice, tries }) => [
    question,
    see,
    ...notice,
    ...tries.map(({ what }) => what),
  ]);
  const read = words.reduce((sum, { en }) => sum + en.split(/\s+/).length, 0) / WORDS_PER_MINUTE;
  const watched = steps.reduce((sum, { shot }) => sum + (shot.before + (shot.stop ?? 0)) / shot.speed, 0) / 60;
  const tried = steps.flatMap(({ tries }) => tries).length * MINUTES_PER_TRY;
  return Math.max(1, Math.round((read + watched + tried) / STEP_OF_MINUTES)) * STEP_OF_MINUTES;
}

const FOR_LECTURERS: readonly Text[] = [
  text(
    'Present: press p on any scenario. Question, network and two charts in letters for the last row; a clicker turns the steps, b blanks the screen.',
    '발표: 시나리오에서 p를 누르면 질문과 네트워크, 차트 두 개가 맨 뒷줄에서도 보이는 크기로 나옵니다. 클리커로 단계를 넘기고 b로 화면을 가립니다.',
  ),
  text(
    'Hand out the run: Copy link, or q for a code to scan. The link holds every setting, change and moment; the class opens the same run.',
    '실행 나눠 주기: 링크를 복사하거나 q로 스캔용 코드를 띄웁니다. 링크에 모든 설정과 변경, 시점이 들어 있어 모두가 같은 실행을 엽니다.',
  ),
  text(
    'Sweep: a paper’s figure computed live, with confidence intervals and a verdict on each claim; as CSV, SVG or PNG.',
    '스윕: 논문의 그림을 신뢰 구간과 함께 바로 계산하고 주장마다 판정합니다. CSV, SVG, PNG로 받을 수 있습니다.',
  ),
  text(
    'Lessons as text: each question has a page to read or print, with what to notice and what to try.',
    '글로 읽는 강의: 질문마다 눈여겨볼 것과 해 볼 것을 담은, 읽거나 인쇄할 수 있는 쪽이 있습니다.',
  ),
  text(
    'Cite: Lectern, its version and the link of the run; CITATION.cff in the repository has the details.',
    '인용: Lectern과 버전, 실행의 링크를 적습니다. 자세한 형식은 저장소의 CITATION.cff에 있습니다.',
  ),
  text(
    'Host it yourself: a folder of static files for any web server or course site. No server program, no account, no tracking.',
    '직접 호스팅: 정적 파일 폴더 하나면 어떤 웹 서버나 강의 사이트에서도 됩니다. 서버 프로그램도, 계정도, 추적도 없습니다.',
  ),
];

/** What comes before the colon leads there. */
const COLLECT: Text = text(
  'Collect: paste the links a class handed in, or drop a mailbox; every run is computed again, and you see who predicted what.',
  '모아 보기: 학생들이 제출한 링크를 붙여 넣거나 메일함을 끌어다 놓으면, 모든 실행을 다시 계산해 누가 무엇을 예측했는지 보여 줍니다.',
);

const CHECKED: Text = text(
  'TCP and the Ethernet bus are compared with ns-2 event by event, and TCP’s rules with the RFCs; the schedulers of the virtual server with those of the Linux kernel; queues and response times with queueing theory. ATM switches and the web cluster are compared with reference models of our own, which is weaker evidence: two programs that agree.',
  'TCP와 이더넷 버스는 ns-2와 이벤트 하나하나 비교하고, TCP의 규칙은 RFC와 비교합니다. 가상 서버의 스케줄러는 리눅스 커널의 것과, 큐와 응답 시간은 큐잉 이론과 비교합니다. ATM 스위치와 웹 클러스터는 따로 만든 참조 모델과 비교하므로 근거가 더 약합니다. 두 프로그램이 일치한다는 뜻입니다.',
);

const LOCAL: Text = text(
  'Everything is computed in this browser. Nothing is sent anywhere.',
  '모든 계산은 이 브라우저 안에서 이루어집니다. 어떤 정보도 밖으로 보내지 않습니다.',
);

function wayTo(id: string, language: Language): string {
  const said = languageInLink(language);
  return said ? `./${id}/#${said}v=1` : `./${id}/`;
}

export function homePage(scenarios: readonly Scenario[], language: Language): string {
  const say = (words: Text): string => escaped(words[language]);
  const [first] = scenarios;
  const path = scenarios.map((scenario) => step(scenario, language)).join('\n');
  const body = `      <h1>${say(WORDS.headline)}</h1>
      <section class="live" aria-labelledby="live-question">
        <h2 id="live-question">${say(first!.question)}</h2>
        <p>${say(first!.lead)}</p>
        <a class="picture" href="${wayTo(first!.id, language)}" tabindex="-1" aria-hidden="true"><img src="./previews/${first!.id}.png" alt="" width="1200" height="630"></a>
        <p class="ways"><a class="go" href="${wayTo(first!.id, language)}">${say(WORDS.open)}</a></p>
      </section>
      <p class="lead">${say(WORDS.lead)}</p>
      <h2>${say(WORDS.path(scenarios.length))}</h2>
      <ol class="path">
${path}
      </ol>
      <div class="corners">
        <section>
          <h2>${say(WORDS.lecturers)}</h2>
          <ul>${FOR_LECTURERS.map((each) => `<li>${named(each[language])}</li>`).join('')}<li>${named(COLLECT[language], './collect/')}</li></ul>
        </section>
        <section>
          <h2>${say(WORDS.checked)}</h2>
          <p>${say(CHECKED)}</p>
          <p>${say(LOCAL)}</p>
        </section>
      </div>`;
  const [title, description] = [WORDS.title[language], WORDS.description[language]];
  return textPage({
    language,
    title,
    description,
    root: './',
    both: homeFile,
    picture: 'previews/reno.png',
    live: true,
    body,
  });
}

/** What comes before the colon is what it is about. @param way where that is, if it has a page */
function named(words: string, way?: string): string {
  const [name, ...rest] = words.split(': ');
  const said = way === undefined ? escaped(name!) : `<a href="${way}">${escaped(name!)}</a>`;
  return `<b>${said}:</b> ${escaped(rest.join(': '))}`;
}

function step({ id, title, question, lead }: Scenario, language: Language): string {
  const say = (words: Text): string => escaped(words[language]);
  const taught = lessons[id];
  const length = taught?.steps.length ?? 0;
  const facts = (taught ? [WORDS.minutes(minutesOf(taught)), WORDS.steps(length)] : []).map(say);
  const lesson = `<a class="read" href="./${id}/${lessonFile[language]}" aria-label="${say(WORDS.read)}: ${say(title)}">${say(WORDS.read)}</a>`;
  return `        <li>
          <a class="picture" href="${wayTo(id, language)}" tabindex="-1" aria-hidden="true"><img src="./previews/${id}.png" alt="" width="1200" height="630" loading="lazy"></a>
          <div>
            <h3><a href="${wayTo(id, language)}">${say(question)}</a></h3>
            <p class="name">${[say(title), ...facts].join(' · ')}</p>
            <p>${say(lead)}</p>
            <p class="name">${taught ? `${say(WORDS.needs)} ${say(taught.needs)}` : ''}${length > 0 ? ` · ${lesson}` : ''}</p>
          </div>
        </li>`;
}
