import type { ComponentProps } from 'react';

type SmallButtonProps = Omit<ComponentProps<'button'>, 'type'> & { isBusy?: boolean };

/** While it is busy it ignores presses, because a disabled button would lose the focus. */
export const SmallButton = ({ isBusy, className = '', onClick, ...props }: SmallButtonProps) => (
  <button
    type="button"
    className={`btn btn-quiet btn-sm ${className}`}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onClick}
    {...props}
  />
);
