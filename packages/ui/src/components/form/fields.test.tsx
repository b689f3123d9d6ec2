import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';
import { TextInput } from './text-input.tsx';

function describedText(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

test('a text input is found by its label and described by its hint', () => {
  render(<TextInput label="Email" hint="We write seldom" />);
  const input = screen.getByLabelText('Email');
  expect(describedText(input)).toBe('We write seldom');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error replaces the hint and marks the input as invalid', () => {
  render(<TextInput label="Email" hint="We write seldom" error="Invalid email address" />);
  const input = screen.getByLabelText('Email');
  expect(describedText(input)).toBe('Invalid email address');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('We write seldom')).toBeNull();
});

test('the line for messages is there before there is one', () => {
  const { container, rerender } = render(<TextInput label="Email" />);
  const lines = container.querySelectorAll('p').length;
  expect(lines).toBe(1);
  rerender(<TextInput label="Email" error="Invalid email address" />);
  expect(container.querySelectorAll('p').length).toBe(lines);
});

test('adornments stand around the input and further text can describe it', () => {
  render(
    <>
      <TextInput label="Price" before={<b>₹</b>} after={<i>per month</i>} describedBy="more" />
      <span id="more">Taxes included</span>
    </>,
  );
  const input = screen.getByLabelText('Price');
  expect(input.previousElementSibling?.textContent).toBe('₹');
  expect(input.nextElementSibling?.textContent).toBe('per month');
  expect(describedText(input)).toBe('Taxes included');
});

const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
];

test('a dropdown starts with a placeholder that cannot be chosen', () => {
  render(<Dropdown label="Gender" placeholder="Select gender" options={options} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Gender');
  const first = select.options[0];
  expect(first?.textContent).toBe('Select gender');
  expect(first?.disabled).toBe(true);
  expect(select.value).toBe('');
  expect([...select.options].slice(1).map((option) => option.textContent)).toEqual([
    'Male',
    'Female',
  ]);
});

test('a dropdown reports the choice and shows its error', () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <Dropdown
      label="Gender"
      placeholder="Select gender"
      options={options}
      value=""
      error="Please select your gender"
      onChange={(event) => changed(event.target.value)}
    />,
  );
  const select = screen.getByLabelText('Gender');
  expect(describedText(select)).toBe('Please select your gender');
  fireEvent.change(select, { target: { value: 'f' } });
  expect(changed).toHaveBeenCalledWith('f');
});
