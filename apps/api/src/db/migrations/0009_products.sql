-- The catalogue, what people keep of it, what they want us to bargain for, and what they said to the assistant.

create table products (
  id uuid primary key default gen_random_uuid(),
  -- The name that the feed has for it.
  feed_id text not null unique check (feed_id <> ''),
  name text not null check (name <> ''),
  title text not null check (title <> ''),
  description text not null default '',
  brand text check (brand <> ''),
  -- A place type, such as electronics_store.
  category text not null check (category ~ '^[a-z][a-z0-9_]{1,60}$'),
  -- The shop's own path to it, such as 'Electronics > Phones > Cases'.
  product_type text check (product_type <> ''),
  price_paise bigint check (price_paise >= 0),
  list_price_paise bigint check (list_price_paise >= 0),
  -- Not jsonb, which would put them in an order of its own.
  attributes json not null default '{}' check (json_typeof(attributes) = 'object'),
  rating real check (rating between 0 and 5),
  -- Null: drawn by us.
  image text,
  -- Null: the page that we serve for it.
  product_url text,
  availability text not null default 'in_stock'
    check (availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index products_product_url on products (md5(product_url)) where product_url is not null;

create function tell_changed_products() returns trigger language plpgsql as $$
begin
  perform tell_changed('products', array(select distinct id::text from changed limit 3001));
  return null;
end
$$;

create trigger products_tell_insert after insert on products
  referencing new table as changed for each statement execute function tell_changed_products();
create trigger products_tell_update after update on products
  referencing new table as changed for each statement execute function tell_changed_products();
create trigger products_tell_delete after delete on products
  referencing old table as changed for each statement execute function tell_changed_products();

create table wishlist_items (
  user_id uuid not null references users (id) on delete cascade,
  -- The product's id where we know it, else the hash of its address.
  key text not null,
  product_id uuid references products (id) on delete set null,
  name text not null,
  image text not null,
  product_url text not null,
  price_paise_then bigint,
  added_at timestamptz not null,
  primary key (user_id, key)
);

create index wishlist_items_product on wishlist_items (product_id) where product_id is not null;

create table raised_deals (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  product_id uuid references products (id) on delete set null,
  product_url text not null,
  comment text not null default '',
  category_id text not null check (category_id in ('Mobile stores', 'Furniture/Home Appliances')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  state text not null default 'raised' check (state in ('raised', 'bargaining', 'offered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

create index raised_deals_newest on raised_deals (user_id, created_at desc, id);
create index raised_deals_open on raised_deals (created_at) where state <> 'closed';
create index raised_deals_product on raised_deals (product_id) where product_id is not null;

-- What the assistant remembers of a talk; a visitor's has no user until they sign in.
create table conversations (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  memory jsonb not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);

create index conversations_user on conversations (user_id) where user_id is not null;
create index conversations_expires_at on conversations (expires_at);
