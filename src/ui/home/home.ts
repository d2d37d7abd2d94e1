// The script of the home page: puts the stage in the place of its picture. Who wants no motion keeps the picture.

const place = document.querySelector<HTMLElement>('.live .picture');
const way = document.querySelector<HTMLAnchorElement>('.live .go');

if (place && way && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  // Without a connection, or without a worker, the picture stays.
  void import('./home-stage.tsx').then(({ mountHomeStage }) => mountHomeStage(place, way)).catch(() => {});
}
