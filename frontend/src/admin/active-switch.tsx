import { ActiveBadge } from './active-badge';

type ActiveSwitchProps = { name: string; isActive: boolean; isBusy: boolean; onToggle: () => void };

/** Says whether a row is shown to visitors, and changes it with one press. */
export function ActiveSwitch({ name, isActive, isBusy, onToggle: onSwitch }: ActiveSwitchProps) {
  return (
    <span className="active-switch">
      <button
        type="button"
        role="switch"
        className="switch-button"
        aria-checked={isActive}
        aria-label={`Show ${name} on the site`}
        // A button that is disabled loses the focus.
        aria-disabled={isBusy}
        onClick={() => isBusy || onSwitch()}
      />
      <ActiveBadge isActive={isActive} />
    </span>
  );
}
