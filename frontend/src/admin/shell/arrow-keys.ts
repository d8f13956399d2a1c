const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns undefined for any other key. */
export const directionOf = (key: string): [x: number, y: number] | undefined => directions[key];
