import { type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element: its listeners, and whether files are over it now. */
export function useDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'drop');
  };
  return {
    over,
    onDragEnter: drag,
    onDragOver: drag,
    onDragLeave: (event: DragEvent) =>
      event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false),
    onDrop: (event: DragEvent) => {
      drag(event);
      if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
    },
  };
}
