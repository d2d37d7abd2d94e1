// The top of the page: what this is, which run is shown, and the few things that concern the whole page. On a phone the
// title and Copy link stay, everything else is behind the menu.

import { type MouseEvent, useState } from 'react';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { isHidden, type Limits } from '../../scenarios/kit/limits.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { RunNames } from '../compare/compared.tsx';
import { KeptPill, KeptSpoken } from '../compare/kept-pill.tsx';
import { useSetting } from '../controls/use-setting.ts';
import { useFirstWords, useLanguage, useLectern, useText, useWhole } from '../foundation/context.ts';
import { CloseIcon, HelpIcon, Logo, MenuIcon, SaveIcon, ShareIcon } from '../foundation/icons.tsx';
import { homeLink } from '../foundation/page-files.ts';
import { CopyButton } from '../share/copy-link.tsx';
import { currentLink } from '../share/current-link.ts';
import type { Address } from '../state/address.ts';
import { useCompared } from '../state/use-compared.ts';
import { useKept } from '../state/use-kept.ts';
import { LanguageButton, SweepButton, ThemeButton } from './header-buttons.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';

interface HeaderProps {
  readonly address: Address;
  readonly compact: boolean;
  readonly onHelp: () => void;
  readonly onCode: () => void;
  readonly onShare: () => void;
  readonly onSave: () => void;
}

export function Header({ address, compact, onHelp, onCode, onShare, onSave }: HeaderProps) {
  const words = useFirstWords().page;
  const say = useText();
  const title = useLectern((state) => state.scenario.title);
  return (
    <header className="header">
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; the click moves the focus, because the fragment is the run's */}
      <a className="skip" href="#charts" onClick={skipToCharts}>
        {words.regions.skip}
      </a>
      {compact ? <Menu onHelp={onHelp} onCode={onCode} onShare={onShare} onSave={onSave} /> : <Brand />}
      {compact ? (
        <span className="scenario-title">{say(title)}</span>
      ) : (
        <>
          <ScenarioChoice />
          <RunPill />
        </>
      )}
      <span className="header-actions">
        <CopyLink address={address} />
        {!compact && (
          <>
            <ShareButton onShare={onShare} />
            <SweepButton />
            <PresentButton />
            <span className="rule" />
            <LanguageButton />
            <ThemeButton />
            <SaveButton onSave={onSave} />
            <button
              type="button"
              className="icon-button"
              aria-label={words.header.help}
              title={words.header.help}
              onClick={onHelp}
            >
              <HelpIcon />
            </button>
          </>
        )}
      </span>
    </header>
  );
}

/** The logo, which leads home. */
function Brand() {
  const words = useFirstWords().page.header;
  const language = useLanguage();
  return (
    <a className="brand" href={homeLink(language)} aria-label={words.home} title={words.home}>
      <Logo />
      Lectern
    </a>
  );
}

/** What follows `#` in the address is the run, so it must not become the name of a place on the page. */
function skipToCharts(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('charts')?.focus();
}

/** Which run is shown, by the lesson's own setting; or both runs, as long as two are compared. */
function RunPill() {
  const kept = useKept();
  return (
    <>
      {kept ? <KeptPill kept={kept} /> : <OnePill />}
      <KeptSpoken />
    </>
  );
}

function OnePill() {
  const { page: words, compare } = useFirstWords();
  const compared = useCompared();
  const endComparison = useLectern((state) => state.endComparison);
  const say = useText();
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const parameter = useLectern(({ limits }) => namingSetting(scenario, limits));
  const value = useSetting(parameter?.key ?? scenario.lessonKey);
  const setting = parameter
    ? `${say(parameter.label)} ${asWords(formatValue(parameter, value, language))}`
    : words.header.unnamed;
  if (compared) {
    return (
      <span className="pill pill-compared">
        {compared.setting && <span>{say(compared.setting.label)}</span>}
        <RunNames compared={compared} />
        <CompareButton hint={compare.keepHint} />
        <button
          type="button"
          className="icon-button"
          aria-label={compare.closeAll}
          title={compare.closeAll}
          onClick={endComparison}
        >
          <CloseIcon />
        </button>
      </span>
    );
  }
  return (
    <span className="pill pill-one">
      <span className="out-of-sight">{words.header.run(setting)}</span>
      <span aria-hidden="true">{setting}</span>
      <CompareButton hint={compare.compareHint} />
    </span>
  );
}

/** The lesson's own setting, unless it is kept from the reader; undefined where all are that are up front. */
const namingSetting = ({ parameters, lessonKey }: Scenario, limits: Limits): Parameter | undefined =>
  parameters
    .filter(({ key, visible }) => (visible || key === lessonKey) && !isHidden(limits, key))
    .toSorted((a, b) => Number(b.key === lessonKey) - Number(a.key === lessonKey))[0];

function CompareButton({ hint }: { readonly hint: string }) {
  const words = useFirstWords().compare;
  const keepRun = useLectern((state) => state.keepRun);
  return (
    <button type="button" className="pill-button" title={hint} onClick={keepRun}>
      {words.compare}
    </button>
  );
}

function CopyLink({ address }: { readonly address: Address }) {
  const words = useFirstWords().page.header;
  const lectern = useWhole();
  return (
    <CopyButton link={() => currentLink(lectern, address)} className="header-button" done={words.copied}>
      {words.copyLink}
    </CopyButton>
  );
}

/** Beside the button that copies at once: all else about a link. */
function ShareButton({ onShare }: Pick<HeaderProps, 'onShare'>) {
  const words = useFirstWords().page.header;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.share}
      aria-haspopup="dialog"
      title={`${words.share} (Ctrl+Enter)`}
      onClick={onShare}
    >
      <ShareIcon />
    </button>
  );
}

/** The sweep has files of its own. */
function SaveButton({ onSave }: Pick<HeaderProps, 'onSave'>) {
  const words = useFirstWords().save;
  const sweeping = useLectern((state) => state.sweeping);
  if (sweeping) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.title}
      aria-haspopup="dialog"
      title={words.title}
      onClick={onSave}
    >
      <SaveIcon />
    </button>
  );
}

function PresentButton() {
  const words = useFirstWords().page.header;
  const setPresenting = useLectern((state) => state.setPresenting);
  return (
    <button type="button" className="header-button present-button" onClick={() => setPresenting(true)}>
      {words.present}
    </button>
  );
}

function Menu(ways: Pick<HeaderProps, 'onHelp' | 'onCode' | 'onShare' | 'onSave'>) {
  const words = useFirstWords().page.header;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && <PhoneMenu {...ways} onClose={() => setOpen(false)} />}
    </>
  );
}
