// The links to the pages of all scenarios, whose names the HTML of every page carries (build/pages/scenario-page.ts): nobody
// downloads the words of a scenario to read the name of another.

import type { Text } from '../../scenarios/kit/text.ts';
import { useLectern, useText } from '../foundation/context.ts';

interface ScenarioLinksProps {
  readonly id?: string;
  readonly className?: string;
}

const titles = (): Readonly<Record<string, Text>> =>
  JSON.parse(document.getElementById('scenarios')?.textContent ?? '{}');

export function ScenarioLinks(list: ScenarioLinksProps) {
  const say = useText();
  const here = useLectern((state) => state.scenario.id);
  return (
    <ul {...list}>
      {Object.entries(titles()).map(([id, title]) => (
        <li key={id}>
          <a className="menu-row" href={`../${id}/`} aria-current={id === here ? 'page' : undefined}>
            {say(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
