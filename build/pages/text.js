// @ts-check
// Carries what a person chose in a scenario over to the pages of text: the colours, and from the front door the language. The
// other language, chosen here, is remembered for the scenarios. Without it the pages are as the system wants them.

const root = document.documentElement;

/** @param {string} name @returns {string | undefined} */
function remembered(name) {
  try {
    return localStorage.getItem(`lectern-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

const theme = remembered('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

/** @type {HTMLAnchorElement | null} */
const other = document.querySelector('nav [hreflang]');
other?.addEventListener('click', () => {
  try {
    localStorage.setItem('lectern-language', other.hreflang);
  } catch {
    // A browser that keeps nothing follows the link alone.
  }
});

const frontDoor = /\/(index\.html)?$/.test(location.pathname) && root.lang === 'en';
/** @type {NodeListOf<HTMLLinkElement>} */
const inLanguages = document.querySelectorAll('link[hreflang]');
const chosen = [...inLanguages].find(({ hreflang }) => hreflang === remembered('language'));
if (frontDoor && chosen && chosen.hreflang !== root.lang) location.replace(chosen.href);
