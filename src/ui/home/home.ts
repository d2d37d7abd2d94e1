// The script of the home page: puts the stage in the place of its picture. Who wants no motion keeps the picture. Afterwards the
// pages are kept for times without a network.

import { keepPages, whenIdle } from '../foundation/offline.ts';
import { keepingOf, sayKeeping } from './kept.ts';
import { offerNewVersion } from './new-version.ts';

const place = document.querySelector<HTMLElement>('.live .picture');
const way = document.querySelector<HTMLAnchorElement>('.live .go');

async function mount(): Promise<void> {
  if (!place || !way || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { mountHomeStage } = await import('./home-stage.tsx');
  await mountHomeStage(place, way);
}

async function keep(): Promise<void> {
  const registration = await keepPages('./');
  if (registration) offerNewVersion(registration);
  // While the sources are served nothing is kept.
  if (import.meta.env.PROD) sayKeeping(await keepingOf(registration));
}

// Without a connection, or without a worker, the picture stays.
void mount()
  .catch(() => {})
  .then(() => whenIdle(() => void keep()));
