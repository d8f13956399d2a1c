import { t } from '#messages/staff';
import { ActiveBadge } from './active-badge';

type ActiveSwitchProps = { name: string; isActive: boolean; isBusy: boolean; onToggle: () => void };

export function ActiveSwitch({ name, isActive, isBusy, onToggle }: ActiveSwitchProps) {
  return (
    <span className="active-switch">
      <button
        type="button"
        role="switch"
        className="switch-button"
        aria-checked={isActive}
        aria-label={t('rows.showOnSite', { name })}
        // A disabled button would lose the focus, so aria-disabled is used instead.
        aria-disabled={isBusy}
        onClick={() => isBusy || onToggle()}
      />
      <ActiveBadge isActive={isActive} />
    </span>
  );
}
