const POLL_MS = 1500;

const field = document.querySelector('#number');
const list = document.querySelector('#messages');
const status = document.querySelector('#status');
const template = document.querySelector('#message');
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

let shown = '';

function render(messages) {
  // Drawn anew only on a change, so that selecting a code to copy it is not undone.
  const state = messages.map((message) => message.id).join();
  status.textContent = messages.length === 0 ? 'No messages yet.' : '';
  if (state === shown) return;
  shown = state;
  list.replaceChildren(
    ...messages.map((message) => {
      const item = template.content.cloneNode(true);
      item.querySelector('strong').textContent = message.to;
      item.querySelector('time').textContent = time.format(new Date(message.created_at));
      item.querySelector('p').textContent = message.body;
      return item;
    }),
  );
}

async function refresh() {
  const number = field.value.replace(/\D/g, '').slice(-10);
  const query = number.length === 10 ? `?mobile_number=${number}` : '';
  try {
    const response = await fetch(`/api/dev/messages${query}`);
    const { error, result } = await response.json();
    if (error) throw new Error(result.msg);
    render(result);
  } catch {
    status.textContent = 'The server does not answer. Trying again.';
  }
}

async function keepFresh() {
  if (!document.hidden) await refresh();
  setTimeout(keepFresh, POLL_MS);
}

field.value = new URLSearchParams(location.search).get('mobile_number') ?? '';
field.addEventListener('input', refresh);
field.form.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('visibilitychange', refresh);
keepFresh();
