import { useEffect, useEffectEvent } from 'react';
import { player } from './player';
import { skipSeconds } from './player-state';
import type { EpisodePlayer } from './use-episode-player';

const textInputs = 'input:not([type=range]), textarea, select, [contenteditable]';
/** The space bar activates these by itself. */
const pressableElements = 'button, a, summary, [role=button]';

export function usePlayerShortcuts(isOn: boolean, episode: EpisodePlayer): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (target.closest(textInputs) || (key === ' ' && target.closest(pressableElements))) return;
    const act = actions(episode)[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

const actions = ({ toggle, skip, isMuted }: EpisodePlayer): Record<string, (() => void) | undefined> => ({
  ' ': toggle,
  k: toggle,
  j: () => skip(-skipSeconds),
  l: () => skip(skipSeconds),
  m: () => player.setMuted(!isMuted),
});
