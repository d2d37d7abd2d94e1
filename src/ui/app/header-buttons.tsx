// The buttons that change how the whole page looks: its language and its colours.

import { useFirstWords, useLectern, useWhole } from '../foundation/context.ts';
import { MoonIcon, SunIcon } from '../foundation/icons.tsx';
import { speak } from '../foundation/speak.ts';

export function LanguageButton() {
  const other = useFirstWords().page.otherLanguage;
  const lectern = useWhole();
  const change = (): void => void speak(lectern, other.code);
  return (
    <button type="button" className="header-button" lang={other.code} onClick={change}>
      {other.name}
    </button>
  );
}

export function ThemeButton({ named = false }: { readonly named?: boolean }) {
  const words = useFirstWords().page.header;
  const theme = useLectern((state) => state.theme);
  const setTheme = useLectern((state) => state.setTheme);
  const label = theme === 'light' ? words.toDark : words.toLight;
  return (
    <button
      type="button"
      className={named ? 'menu-row' : 'icon-button'}
      aria-label={named ? undefined : label}
      title={named ? undefined : label}
      onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
    >
      {theme === 'light' ? <SunIcon /> : <MoonIcon />}
      {named && label}
    </button>
  );
}

/** Leads to the sweep and back. */
export function SweepButton({
  className = 'header-button',
  onPressed,
}: {
  readonly className?: string;
  /** What it lies in closes. */
  readonly onPressed?: () => void;
}) {
  const words = useFirstWords().page.header;
  const sweeping = useLectern((state) => state.sweeping);
  const setSweeping = useLectern((state) => state.setSweeping);
  const press = (): void => {
    onPressed?.();
    setSweeping(!sweeping);
  };
  return (
    <button type="button" className={className} onClick={press}>
      {sweeping ? words.backToRun : words.sweep}
    </button>
  );
}
