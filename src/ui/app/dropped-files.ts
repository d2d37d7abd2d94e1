// Files that are dropped on the page. It listens before it knows its scenario: where nobody took it, the browser would show the file
// in the page's place.

/** Says who takes the files from now on, and one that was dropped before. */
export type TakeFiles = (open: (file: File) => unknown) => void;

export function takeDroppedFiles(): TakeFiles {
  let early: File | undefined;
  let take = (file: File): unknown => {
    early = file;
    return undefined;
  };
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  });
  return (open) => {
    take = open;
    if (early) open(early);
  };
}
