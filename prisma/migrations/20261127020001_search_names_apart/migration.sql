-- outside a transaction
-- A beginning is looked up by all that any word of it stands in: of names and places alone, and not of every photo's words.
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_documents_names_idx ON search_documents USING gin (words) WITH (gin_pending_list_limit = 128)
  WHERE type <> 'photo';
