import { Icon } from '../icon';

/** Clashes are warnings only: the session can still be saved. */
export const ClashWarnings = ({ warnings }: { warnings: string[] }) => (
  <div role="status" className="form-warning">
    {warnings.length > 0 && (
      <ul className="form-warning-list">
        {warnings.map((warning) => (
          <li key={warning} dir="auto">
            <Icon name="attention" /> {warning}
          </li>
        ))}
      </ul>
    )}
  </div>
);
