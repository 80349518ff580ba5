/** A file dropped anywhere on the page counts as chosen; left to the browser, it would be opened in the page's place. Takes the first of several. */
import { useEffect, useEffectEvent, useState } from 'react';

/** Answers whether a file is being dragged over the page. */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const onDrop = useEffectEvent(take);

  useEffect(() => {
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const drag = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Without another element to go to, it has left the window.
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onDrop(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return over;
}
