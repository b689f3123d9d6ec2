import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Composer } from './composer.tsx';

const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

function show(props: Partial<Parameters<typeof Composer>[0]> = {}) {
  const onSend = vi.fn();
  const view = render(<Composer waiting={false} onSend={onSend} {...props} />);
  return { onSend, view };
}

describe('sending', () => {
  test('by Enter empties the field and keeps the focus', async () => {
    const { onSend } = show();
    await userEvent.type(field(), 'phone{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('phone');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('by the button does so as well', async () => {
    const { onSend } = show();
    await userEvent.type(field(), 'phone');
    await userEvent.click(sendButton());
    expect(onSend).toHaveBeenCalledExactlyOnceWith('phone');
    expect(document.activeElement).toBe(field());
  });

  test('Shift and Enter make a new line', async () => {
    const { onSend } = show();
    await userEvent.type(field(), 'phone{Shift>}{Enter}{/Shift}black');
    expect(onSend).not.toHaveBeenCalled();
    expect(field().value).toBe('phone\nblack');
  });

  test.each([
    ['while composing', { isComposing: true, keyCode: 13 }],
    ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }],
  ])('not by an Enter %s', async (_when, init) => {
    const { onSend } = show();
    await userEvent.type(field(), 'फोन');
    const press = createEvent.keyDown(field(), { key: 'Enter', ...init });
    Object.defineProperty(press, 'isComposing', { value: init.isComposing });
    Object.defineProperty(press, 'keyCode', { value: init.keyCode });
    fireEvent(field(), press);
    expect(onSend).not.toHaveBeenCalled();
    expect(press.defaultPrevented).toBe(false);
  });
});

describe('nothing is sent', () => {
  test.each(['', '   ', '\n'])('while there is nothing to say: %j', async (text) => {
    const { onSend } = show();
    fireEvent.change(field(), { target: { value: text } });
    expect(sendButton().disabled).toBe(true);
    await userEvent.type(field(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  test('while a reply is pending, and what was typed stays', async () => {
    const { onSend } = show({ waiting: true });
    await userEvent.type(field(), 'cheaper{Enter}');
    expect(sendButton().disabled).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
    expect(field().value).toBe('cheaper');
  });
});

test('nobody can write more than is read', () => {
  show();
  expect(field().maxLength).toBe(500);
});

test('the voice button is there while nobody is typing', async () => {
  show({ voice: <button type="button">Speak</button> });
  const speak = () => screen.queryByRole('button', { name: 'Speak' });
  expect(speak()).toBeTruthy();
  await userEvent.click(field());
  expect(speak()).toBeNull();
  await userEvent.type(field(), 'a');
  fireEvent.blur(field());
  expect(speak()).toBeNull();
  await userEvent.clear(field());
  fireEvent.blur(field());
  expect(speak()).toBeTruthy();
});

test('the voice button goes a little later under who comes from it by keyboard', async () => {
  show({ voice: <button type="button">Speak</button> });
  const speak = () => screen.queryByRole('button', { name: 'Speak' });
  await userEvent.tab();
  expect(document.activeElement).toBe(speak());
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  expect(speak()).toBeTruthy();
  await waitFor(() => expect(speak()).toBeNull());
});

describe('a draft', () => {
  test('waits in the field, after what was typed, and can be changed', async () => {
    const { onSend, view } = show();
    await userEvent.type(field(), 'phone ');
    const offered = (text: string) => <Composer waiting={false} onSend={onSend} draft={{ text }} />;
    view.rerender(offered('with a case'));
    expect(field().value).toBe('phone with a case');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(field(), ', blue{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('phone with a case, blue');
    view.rerender(offered('with a case'));
    expect(field().value).toBe('with a case');
  });

  test('is cut where nobody reads on', () => {
    show({ draft: { text: 'a'.repeat(600) } });
    expect(field().value).toHaveLength(500);
  });
});
