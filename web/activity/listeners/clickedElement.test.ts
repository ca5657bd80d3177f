import { afterEach, expect, test } from 'vitest';
import { describeClickedElement } from './clickedElement.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.location.hash = '';
});

/** Renders the markup, clicks the selected element and returns the recorded click. */
function click(markup: string, selector: string) {
  document.body.innerHTML = markup;
  let recordedClick: ReturnType<typeof describeClickedElement> = null;
  const record = (event: MouseEvent) => {
    recordedClick = describeClickedElement(event);
  };
  document.addEventListener('click', record, { once: true });
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 12.4, clientY: 30.6 }));
  return recordedClick as ReturnType<typeof describeClickedElement>;
}

test('a click is recorded with tag, classes, id, text and position', () => {
  expect(click('<button id="buy" class="big gold">Add <b>to</b>\n cart</button>', 'button')).toEqual({
    element: 'BUTTON',
    className: 'big gold',
    id: 'buy',
    text: 'Add to cart',
    x: 12,
    y: 31,
  });
});

test('only the first 100 characters of the text are recorded', () => {
  expect(click(`<p>${'ñ'.repeat(60)}</p><p>${'x'.repeat(120)}</p>`, 'p + p')?.text).toBe('x'.repeat(100));
  expect(click(`<p>${'💍'.repeat(120)}</p>`, 'p')?.text).toBe('💍'.repeat(100));
});

test('the classes of an SVG element are recorded as text', () => {
  expect(click('<svg class="icon"><path d=""/></svg>', 'svg')).toMatchObject({
    element: 'svg',
    className: 'icon',
    text: '',
  });
});

test.each([
  ['<textarea>my secret</textarea>', 'textarea'],
  ['<form><label>Note</label> <textarea>my secret</textarea></form>', 'textarea'],
  ['<select><option>my secret</option></select>', 'option'],
  ['<div contenteditable><b>my secret</b></div>', 'b'],
  ['<address>my secret</address>', 'address'],
  ['<input value="my secret">', 'input'],
])('the text in %s is not recorded', (markup, selector) => {
  expect(click(markup, selector)?.text).toBe('');
});

test('for a click on a form, only the store’s own texts are recorded', () => {
  const form = '<form><label>Note</label><textarea>my secret</textarea><button>Send</button></form>';
  expect(click(form, 'form')?.text).toBe('Note Send');
});

test('text that repeats typed or searched text is not recorded', () => {
  const repeatedText = '<input value="for Maya"><p>Nothing found for Maya</p>';
  expect(click(repeatedText, 'p')?.text).toBe('');
  window.location.hash = '#/products?search=for+Maya';
  expect(click('<h1>“for Maya”</h1>', 'h1')?.text).toBe('');
  expect(click('<h1>Rings</h1>', 'h1')?.text).toBe('Rings');
});
