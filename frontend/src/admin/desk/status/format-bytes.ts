import { t } from '#messages/staff';

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Examples: '640 KB', '84 MB', '2.4 GB'. The smallest unit is a kilobyte. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const amount = bytes / 1_000 ** power;
  const unit = units[power - 1] ?? 'TB';
  return t(`status.bytes.${unit}`, { size: power > 2 && amount < 10 ? amount.toFixed(1) : String(Math.ceil(amount)) });
}
