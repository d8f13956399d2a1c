import { message } from '@majlis/contracts/shared/messages';
import type { ImportPreview } from '@majlis/contracts/staff/imports.schema';
import { render, screen } from '@testing-library/react';
import { ChangedRooms, ImportBar } from './import-preview';

const rooms: ImportPreview['rooms'] = [
  { name: 'Great Hall', kind: 'add', before: null, after: 300, error: null },
  { name: 'Annex', kind: 'change', before: null, after: 1, error: null },
  { name: 'Tent', kind: 'error', before: null, after: null, error: message('negative', { field: 'capacity' }) },
];

test('the rooms of a file are listed with their seats, open where one is left out', () => {
  const { rerender, container } = render(<ChangedRooms rooms={rooms} />);
  expect(screen.getByText('Great Hall').parentElement).toHaveTextContent('Great Hall (new, 300 seats)');
  expect(screen.getByText('Annex').parentElement).toHaveTextContent('Annex (not known → 1 seat)');
  expect(screen.getByText('Tent').parentElement).toHaveTextContent('Tent (left out: Capacity must not be negative)');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  rerender(<ChangedRooms rooms={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a file of rooms only can be imported', () => {
  const preview: ImportPreview = {
    ...{
      format: 'json',
      encoding: 'utf-8',
      isEncodingCertain: true,
      dateExample: null,
      day: null,
      sheets: [],
      sheet: '',
      notes: [],
      names: [],
      digest: '',
      versions: {},
    },
    ...{ columns: [], missing: [], choices: [], rows: [], people: [] },
    rooms,
  };
  const state = { progress: 0, isReading: false, isImporting: false, onStart: () => {}, onCancel: () => {} };
  render(<ImportBar preview={preview} noun={{ one: 'session', many: 'sessions' }} {...state} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 rooms\.$/);
  expect(screen.getByRole('button', { name: 'Import 2 rooms' })).toBeVisible();
});
