// The app's actions on a page that the server draws. Whoever is signed in is so in local storage, as in the app.
const place = document.querySelector('[data-product]');
const product = JSON.parse(place.dataset.product);
const { token, user } = stored();
const news = Object.assign(document.createElement('p'), { className: 'news' });
news.setAttribute('role', 'status');

/** Storage that is refused or damaged is nobody's. */
function stored() {
  try {
    return {
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? 'null'),
    };
  } catch {
    return {};
  }
}

async function call(path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await (await fetch(path, init)).json();
  if (answer.error) throw new Error(answer.result.msg);
  return answer.result;
}

/** One tap at a time; a visitor is asked to log in. */
function addButton(text, act) {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.textContent = text;
  button.addEventListener('click', async () => {
    if (!token || !user) return location.assign('/login');
    if (button.getAttribute('aria-busy')) return undefined;
    button.setAttribute('aria-busy', 'true');
    news.textContent = await act(button);
    button.removeAttribute('aria-busy');
    return undefined;
  });
  place.append(button);
  return button;
}

const { name, image, product_url } = product.wish;
let wished = false;
const show = (button) => {
  button.textContent = wished ? 'Wishlisted' : 'Wishlist';
  button.classList.toggle('chosen', wished);
};
const wishButton = addButton('Wishlist', async (button) => {
  const type = wished ? 'wishlistremove' : 'wishlistadd';
  try {
    await call(product.update, { id: user.id, wishlist: [{ name, image, product_url }], type });
    wished = !wished;
    show(button);
    return wished ? `${name} added to wishlist!` : 'removed from wishlist!';
  } catch {
    return 'failed to add to wishlist!';
  }
});

if (product.raise) {
  addButton('Deal Raise', async () => {
    try {
      const { chosen_place, latitude, longitude } = await call(product.profile);
      const at = chosen_place ?? { latitude, longitude };
      await call(`${product.raise.path}?user_id=${user.id}`, {
        product_url,
        comment: product.raise.comment,
        user_id: user.id,
        latitude: at.latitude,
        longitude: at.longitude,
        category_id: product.raise.category,
      });
      return 'Deal raised successfully';
    } catch {
      return 'Failed to raise deal';
    }
  });
}
place.append(news);

if (token && user) {
  call(product.profile)
    .then(({ wishlist }) => {
      wished = wishlist.some((wish) => wish.product_url === product_url);
      show(wishButton);
      return undefined;
    })
    // The button still says what a tap would do.
    .catch(() => undefined);
}
