-- Through which face of ours a session came about, as it said itself; null: another program, or before this was noted. Its owner's messages lead to the
-- face that the owner uses.
alter table sessions add column face text constraint sessions_face_check check (face in ('cabinet', 'patient'));
