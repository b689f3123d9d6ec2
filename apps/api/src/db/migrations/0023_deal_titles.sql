-- A word in the title of a deal, wherever in it. Claims change no title, so their updates stay cheap.
create index campaigns_title on campaigns using gin (title gin_trgm_ops) where kind = 'deal';
