import { Icon } from '../icon';

/** Says while a session is planned with what it clashes. It can be saved all the same. */
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
