// Whether the pages are kept for times without a network, said at the foot of the home page: a lecturer wants to know before the
// lecture, and a browser that keeps nothing is no fault of theirs.

const WORDS = {
  en: {
    kept: 'Kept in this browser: every page opens without a network, too.',
    refused:
      'This browser keeps no pages (a private window, or a rule of the browser or of the host): they open only with a network.',
    unfinished:
      'The pages could not be kept: there is no room left, or the connection broke off. They open only with a network; the next visit tries again.',
  },
  ko: {
    kept: '이 브라우저에 저장해 두었습니다. 네트워크가 없어도 모든 페이지가 열립니다.',
    refused:
      '이 브라우저는 페이지를 저장하지 않습니다(시크릿 창이거나 브라우저 또는 서버의 규칙 때문입니다). 네트워크가 있을 때만 열립니다.',
    unfinished:
      '페이지를 저장하지 못했습니다. 저장 공간이 모자라거나 연결이 끊겼습니다. 지금은 네트워크가 있을 때만 열리고, 다음에 열 때 다시 저장해 봅니다.',
  },
};

export type Keeping = keyof (typeof WORDS)['en'];

/** What a service worker is known by here. */
type Registered = Pick<ServiceWorkerRegistration, 'active' | 'installing' | 'waiting'>;

/** Known once it is: fetching all pages takes a while. An older version is kept until the newer one is whole. */
export async function keepingOf(registration: Registered | undefined): Promise<Keeping> {
  if (!registration) return 'refused';
  const { active, waiting, installing } = registration;
  if (active || waiting) return 'kept';
  if (!installing) return 'unfinished';
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve(installing.state === 'redundant' ? 'unfinished' : 'kept');
    });
  });
}

export function sayKeeping(keeping: Keeping): void {
  const said = document.createElement('p');
  said.className = 'kept';
  said.setAttribute('role', 'status');
  document.querySelector('main')?.append(said);
  // What is there before is not announced.
  requestAnimationFrame(() => {
    said.textContent = WORDS[document.documentElement.lang === 'ko' ? 'ko' : 'en'][keeping];
  });
}
