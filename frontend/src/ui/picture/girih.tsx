import { girihPath } from '@majlis/contracts/shared/girih';
import { useId } from 'react';

const tileSize = 96;
const straps = girihPath(tileSize, 2.2);

/** Geometric strapwork in the current text colour. */
export function Girih({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`mirrored ${className}`} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
        <path d={straps} fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
