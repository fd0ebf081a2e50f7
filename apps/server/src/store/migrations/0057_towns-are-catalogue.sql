-- A town is of the catalogue too: what servers keep of it hears that it has changed, as of the other tables (0033).
create trigger towns_inserted after insert on towns referencing new table as written for each statement execute function note_catalogue_written();
create trigger towns_changed after update on towns referencing new table as written for each statement execute function note_catalogue_written();
create trigger towns_deleted after delete on towns referencing old table as written for each statement execute function note_catalogue_written();
