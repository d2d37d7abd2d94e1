// A new version of all pages is offered here and nowhere else: on a page where somebody teaches nothing changes and nothing asks.

const WORDS = {
  en: {
    is: 'There is a new version of Lectern.',
    use: 'Use it',
    elsewhere: (count: number) =>
      `Lectern is still open in ${count === 1 ? 'another tab' : `${count} other tabs`}, perhaps in a lecture. Close ${count === 1 ? 'it' : 'them'} and press again.`,
  },
  ko: {
    is: 'Lectern의 새 버전이 나왔습니다.',
    use: '새 버전 사용',
    elsewhere: (count: number) =>
      `다른 탭 ${count}개에 Lectern이 아직 열려 있습니다. 강의 중일 수 있으니, 닫은 뒤에 다시 눌러 주세요.`,
  },
};

/** Says so once a version waits; `use` has it take over. */
export function offerNewVersion(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) offer(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

function offer(waiting: ServiceWorker): void {
  const words = WORDS[document.documentElement.lang === 'ko' ? 'ko' : 'en'];
  document.querySelector('.new-version')?.remove();
  const notice = document.createElement('p');
  notice.className = 'new-version';
  notice.setAttribute('role', 'status');
  const said = document.createElement('span');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.use;
  button.addEventListener('click', () => waiting.postMessage('use'));
  notice.append(said, ' ', button);
  document.querySelector('main')?.prepend(notice);
  // What is there before is not announced.
  requestAnimationFrame(() => {
    said.textContent = words.is;
  });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.others === 'number') said.textContent = words.elsewhere(data.others);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
}
