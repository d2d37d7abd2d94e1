// What stands in the place of a region that could not be drawn (region.tsx): what is missing, and two ways on. The link is
// that of the address bar, which needs nothing of what failed.

import { useFirstWords } from '../foundation/context.ts';
import './left-out.css';
import type { RegionName } from '../i18n/share.en.ts';
import { CopyButton } from './copy-link.tsx';

interface LeftOutProps {
  readonly name: RegionName;
  readonly error: string;
  readonly onAgain: () => void;
}

export function LeftOut({ name, error, onAgain }: LeftOutProps) {
  const { header } = useFirstWords().page;
  const words = useFirstWords().share.leftOut;
  return (
    <div className="left-out" role="alert">
      <p>
        <strong>{words.title(words.regions[name])}</strong> {words.detail} <code lang="en">{error}</code>
      </p>
      <span className="left-out-actions">
        <button type="button" className="text-button" onClick={onAgain}>
          {words.again}
        </button>
        <CopyButton link={() => window.location.href} className="text-button" done={header.copied}>
          {header.copyLink}
        </CopyButton>
      </span>
    </div>
  );
}
