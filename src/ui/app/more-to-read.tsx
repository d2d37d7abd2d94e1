// The ways from a scenario to the pages of text: home, the glossary, its lesson. The same in the help and on a phone's menu.

import { useFirstWords, useLanguage, useLectern } from '../foundation/context.ts';
import { glossaryLink, homeLink, lessonLink } from '../foundation/page-files.ts';

export function MoreToRead({ className }: { readonly className: string }) {
  const words = useFirstWords().page.header;
  const language = useLanguage();
  const hasLesson = useLectern(({ scenario }) => (scenario.steps ?? 0) > 0);
  const links = [
    [homeLink(language), words.homeShort],
    [glossaryLink(language), words.glossary],
    ...(hasLesson ? [[lessonLink(language), words.lessonText]] : []),
  ] as const;
  return (
    <ul className={className}>
      {links.map(([way, name]) => (
        <li key={way}>
          <a className="menu-row" href={way}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
