-- A person earned XP, joined a board, or left it. Updating a few shared rows would queue everyone, so each writes a row
-- of their own, and every 64th adds the committed ones to the tallies.
CREATE OR REPLACE FUNCTION record_board_move(on_board date, xp_before integer, xp_after integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  move bigint;
BEGIN
  INSERT INTO board_moves (board, "xpBefore", "xpAfter") VALUES (on_board, xp_before, xp_after) RETURNING id INTO move;
  IF move % 64 = 0 THEN PERFORM tally_board_moves(); END IF;
END $$;
