import { useEffect, useEffectEvent } from 'react';
import { player } from './player';
import { skipSeconds } from './player-state';
import type { EpisodePlayer } from './use-episode-player';

const textInputs = 'input:not([type=range]), textarea, select, [contenteditable]';
/** The space bar activates these by itself. */
const pressableElements = 'button, a, summary, [role=button]';

export function usePlayerShortcuts(isEnabled: boolean, episode: EpisodePlayer): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (target.closest(textInputs) || (key === ' ' && target.closest(pressableElements))) return;
    const action = actions(episode)[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isEnabled) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isEnabled]);
}

const actions = ({ toggle, skip, isMuted }: EpisodePlayer): Record<string, (() => void) | undefined> => ({
  ' ': toggle,
  k: toggle,
  j: () => skip(-skipSeconds),
  l: () => skip(skipSeconds),
  m: () => player.setMuted(!isMuted),
});
