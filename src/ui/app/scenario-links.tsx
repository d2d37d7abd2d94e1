// The links to the pages of all scenarios.

import { titles } from '../../scenarios/titles.ts';
import { useLectern, useText } from '../foundation/context.ts';

interface ScenarioLinksProps {
  readonly id?: string;
  readonly className?: string;
}

export function ScenarioLinks(list: ScenarioLinksProps) {
  const say = useText();
  const here = useLectern((state) => state.scenario.id);
  return (
    <ul {...list}>
      {Object.entries(titles).map(([id, title]) => (
        <li key={id}>
          <a className="menu-row" href={`../${id}/`} aria-current={id === here ? 'page' : undefined}>
            {say(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
