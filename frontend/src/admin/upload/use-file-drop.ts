import { type DragEvent, useState } from 'react';

/** Properties of an element on which files can be dropped; `data-drag-over` is set while some are held above it. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isDragOver, setDragOver] = useState(false);
  return {
    'data-drag-over': isDragOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setDragOver(true);
    },
    onDragLeave: () => setDragOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setDragOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
