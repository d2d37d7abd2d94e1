// The home page: what Lectern is, and its scenarios, each with a picture, its question and the ways in.

import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { homeFile, lessonFile } from '../../src/ui/page-files.ts';
import { escaped, textPage } from './html.ts';

const WORDS = {
  en: {
    title: 'Lectern: network simulations for lectures',
    headline: 'Networks you can take apart',
    description:
      'Why is the wire silent? Why does a page wait a whole second? Simulations of TCP and Ethernet for networking courses that run in the browser, in English and Korean.',
    lead: 'Open a scenario and packets move. Drag a timer, a buffer or a workload, and the charts of the whole run answer at once. The link in the address bar is the experiment: whoever opens it sees the same run, packet for packet.',
    open: 'Open',
    read: 'Read the lesson',
    facts:
      'Everything is computed in this browser: no server, no account, nothing is sent anywhere. The engine is checked line by line against ns-2 and the RFCs.',
  },
  ko: {
    title: 'Lectern: 강의를 위한 네트워크 시뮬레이션',
    headline: '직접 뜯어보는 네트워크',
    description:
      '회선이 왜 조용할까요? 페이지는 왜 1초나 기다릴까요? 네트워크 수업을 위한 TCP와 이더넷 시뮬레이션을 브라우저에서 바로, 한국어와 영어로 실행합니다.',
    lead: '시나리오를 열면 패킷이 움직입니다. 타이머나 버퍼, 부하를 움직이면 실행 전체의 차트가 바로 답합니다. 주소창의 링크가 곧 실험입니다. 누가 열어도 패킷 하나까지 같은 실행을 봅니다.',
    open: '열기',
    read: '강의 읽기',
    facts:
      '모든 계산은 이 브라우저 안에서 이루어집니다. 서버도 계정도 없고, 어떤 정보도 밖으로 보내지 않습니다. 엔진은 ns-2와 RFC에 한 줄 한 줄 맞춰 검증했습니다.',
  },
} as const;

export function homePage(scenarios: readonly Scenario[], language: Language): string {
  const words = WORDS[language];
  const cards = scenarios.map((scenario) => card(scenario, language)).join('\n');
  const body = `      <h1>${words.headline}</h1>
      <p class="lead">${words.lead}</p>
      <ul class="cards">
${cards}
      </ul>
      <p class="facts">${words.facts}</p>`;
  const { title, description } = words;
  return textPage({ language, title, description, root: './', both: homeFile, picture: 'previews/reno.png', body });
}

function card({ id, title, question, lead, steps }: Scenario, language: Language): string {
  const words = WORDS[language];
  const way = language === 'ko' ? `./${id}/#lang=ko&amp;v=1` : `./${id}/`;
  const lesson = `<a class="read" href="./${id}/${lessonFile[language]}" aria-label="${words.read}: ${escaped(title[language])}">${words.read}</a>`;
  return `        <li class="card">
          <a class="picture" href="${way}" tabindex="-1" aria-hidden="true"><img src="./previews/${id}.png" alt="" width="1200" height="630" loading="lazy"></a>
          <h2><a href="${way}">${escaped(question[language])}</a></h2>
          <p class="name">${escaped(title[language])}</p>
          <p>${escaped(lead[language])}</p>
          <p class="ways"><a class="go" href="${way}" aria-label="${words.open}: ${escaped(title[language])}">${words.open}</a>${steps ? ` ${lesson}` : ''}</p>
        </li>`;
}
