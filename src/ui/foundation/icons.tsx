// The few pictures of the interface, drawn in the colour of the text around them. All are decoration: the control that
// holds one carries the words.

import type { ReactNode } from 'react';

function Icon({ size = 20, children }: { readonly size?: number; readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const StartIcon = () => (
  <Icon>
    <path d="M5 4v12M15 4.5 9 10l6 5.5" />
  </Icon>
);
export const EndIcon = () => (
  <Icon>
    <path d="M15 4v12M5 4.5 11 10l-6 5.5" />
  </Icon>
);
export const PenIcon = () => (
  <Icon>
    <path d="M4 16l1-4 8.5-8.5 3 3L8 15zM11.5 5.5l3 3" />
  </Icon>
);
/** A lectern. */
export const SpeakerIcon = () => (
  <Icon>
    <path d="M4 6.5h12l-1.5 5h-9zM10 11.5v5.5M6.5 17h7M10 6.5V3" />
  </Icon>
);
export const PreviousIcon = () => (
  <Icon>
    <path d="M15 4.5 9 10l6 5.5" />
    <circle cx="5" cy="10" r="1.4" fill="currentColor" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path d="M5 4.5 11 10l-6 5.5" />
    <circle cx="15" cy="10" r="1.4" fill="currentColor" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path d="M6.5 4.2v11.6L16 10z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M7 4.5v11M13 4.5v11" strokeWidth="3" strokeLinecap="butt" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon size={12}>
    <path d="M2.5 4.5 6 8l3.5-3.5" strokeWidth="1.5" />
  </Icon>
);
export const RestartsIcon = () => (
  <Icon size={12}>
    <path d="M2.6 4.2A4 4 0 1 1 2 6.4M2.4 1.8v2.6H5" strokeWidth="1.3" />
  </Icon>
);
export const LockIcon = () => (
  <Icon size={12}>
    <path d="M3 5.5h6v4.5H3zM4.2 5.5V3.8a1.8 1.8 0 0 1 3.6 0v1.7" strokeWidth="1.3" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M5 10H4v6.5h12V10h-1" />
  </Icon>
);
export const NewSeedIcon = () => (
  <Icon size={16}>
    <path d="M12.6 5.5A5.2 5.2 0 1 0 13.2 8.6M12.9 2.4v3.3H9.6" strokeWidth="1.5" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon size={16}>
    <path d="M6.4 3 3 6.4l3.4 3.4M3.4 6.4h6.1a3.6 3.6 0 0 1 0 7.2H7" strokeWidth="1.5" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon size={16}>
    <path d="M9.6 3 13 6.4 9.6 9.8M12.6 6.4H6.5a3.6 3.6 0 0 0 0 7.2H9" strokeWidth="1.5" />
  </Icon>
);
export const CodeIcon = () => (
  <Icon>
    <path d="M3.5 3.5h4.5v4.5H3.5zM12 3.5h4.5v4.5H12zM3.5 12h4.5v4.5H3.5zM12 12h1.5M16.5 12v1.5M14 14.5h.5M12 16.5h1M16.5 16v.5" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3" />
    <path d="M10 3v1.5M10 15.5V17M3 10h1.5M15.5 10H17M5.05 5.05l1.06 1.06M13.9 13.9l1.05 1.05M5.05 14.95l1.06-1.06M13.9 6.1l1.05-1.05" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M15.8 11.6A6.3 6.3 0 0 1 8.4 4.2a6.3 6.3 0 1 0 7.4 7.4z" />
  </Icon>
);
export const HelpIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M7.9 8.2a2.1 2.1 0 1 1 3.1 1.9c-.7.4-1 .8-1 1.5" strokeWidth="1.5" />
    <circle cx="10" cy="13.7" r=".6" fill="currentColor" strokeWidth=".6" />
  </Icon>
);
export const SaveIcon = () => (
  <Icon>
    <path d="M10 3.5v9M6.5 9.2 10 12.7l3.5-3.5M3.5 13.5v3h13v-3" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M8.6 11.4 11.4 8.6M9.3 6.1l1.8-1.8a3.2 3.2 0 0 1 4.6 4.6l-1.8 1.8M10.7 13.9l-1.8 1.8a3.2 3.2 0 0 1-4.6-4.6l1.8-1.8" />
  </Icon>
);
/** The mark of Lectern: an L whose foot carries a packet. */
export const Logo = () => (
  <svg className="logo" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
    <path
      d="M4 3v14.5a1.5 1.5 0 0 0 1.5 1.5H19"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <rect className="logo-packet" x="9" y="9.5" width="9" height="5" rx="1.5" />
  </svg>
);
